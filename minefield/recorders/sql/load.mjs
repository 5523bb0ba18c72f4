// It stands beside the packages that are installed, so that their names lead to them.
export { Session } from "chdb";
