-- What everybody did with one item: the results of a day. Tables are deleted with what was learned from them, too.
CREATE INDEX studies_by_item ON studies (item, kind);
