"""The same rules as native code: a subset of Python, translated to Cython, compiled beforehand.

See docs/native.md. `loader` is what games use; the other modules are needed only to build.
"""
