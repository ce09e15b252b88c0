"""Non-interference: what others are told does not depend on what they may not know."""
