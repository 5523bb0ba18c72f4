// A program with what eslint-plugin-urikit reports, for the picture in its README.
import { parse } from "node:url";

const name = process.argv[2];

fetch("https://api.example/users/" + name);
fetch(`https://api.example/search?q=${name}`);
fetch("https://api.example/new users");
fetch("https://deploy:s3cr3t-Pa55@hooks.example/start");
const invoice = "https://bank.example@evil.example/invoice";
console.log(parse(invoice).hostname);
