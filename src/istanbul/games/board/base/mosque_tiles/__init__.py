"""The four mosque tiles, one module each: what each of them allows or brings."""
