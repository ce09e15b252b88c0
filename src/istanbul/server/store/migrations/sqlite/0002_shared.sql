-- Tables with a public screen: none of those that are there. (As text: a body may hold what the
-- database's own JSON cannot.)
UPDATE tables SET body = '{"shared": false, ' || substr(body, 2);
