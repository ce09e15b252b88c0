/** The page of a site of files only: the same screens, another way to the server. */
import './way.ts';
import '../main.ts';
