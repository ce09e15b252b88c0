-- A file has one server, which holds its lock: there are no owners to write down.
SELECT 1;
