/** Whether the server answers: said by every question over HTTP; the socket of a table knows for itself. */
export const reach = $state({ lost: false });
