// It stands beside the packages that are installed, so that their names lead to them.
export { loadNodeRuntime } from "@php-wasm/node";
export { PHP } from "@php-wasm/universal";
