"""Several servers that share one database: nodes. One server alone imports nothing of it."""
