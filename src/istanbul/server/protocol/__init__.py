"""Every record that goes to a client or comes from one."""
