// The error that a call ends with, for tests that look into it.
import { UriSyntaxError } from "urikit";

/** The UriSyntaxError that a call throws; any other error is passed on, and none at all is an error. */
export function errorOf(call: () => unknown): UriSyntaxError {
  try {
    call();
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
