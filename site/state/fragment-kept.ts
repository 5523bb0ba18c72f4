/** Told to the window after a tool has changed the fragment of the address: the links to other languages take it over. */
export const FRAGMENT_KEPT = "fragmentkept";
