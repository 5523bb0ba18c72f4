/**
 * The readers of the JVM: those of Java itself, of two releases, and the libraries of the set `jvm`. `JAVA_NEWEST` names the folder
 * of the newest Java; the one of the path is the older one.
 */

import { existsSync } from "node:fs";
import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const NEWEST = process.env.JAVA_NEWEST ?? "/usr/lib/jvm/temurin-25-jdk-amd64";

/** The program `java` of the newest. */
export const NEWEST_JAVA = existsSync(NEWEST) ? `${NEWEST}/bin/java` : "java";

/** It finds no name in an empty list of hosts, and asks no server. */
const own = (java: string) => [java, "-Djdk.net.hosts.file=no-hosts", "Recorder.java"] as const;

/** What a name of a host is in octets depends on the locale. `DIALLED_JAVA`: dialled.c knows Java's ways. */
const ENVIRONMENT = ["env", "LC_ALL=C.UTF-8", "DIALLED_JAVA=1"] as const;

/** A library, in a folder of the set with its jars and its recorder. */
const library = (folder: string, main: string, ...args: string[]) => {
  const path = installed("jvm", folder);
  const command = [...ENVIRONMENT, NEWEST_JAVA, "-cp", `${path}/*:${path}/classes`, main, ...args] as const;
  return { command } as const;
};

const inJava = { language: "Java" } as const;
const onlyReads = { resolves: false, dials: false };
const onlyResolves = { resolves: true, dials: false };
const onlyDials = { resolves: false, dials: true, linksC: true } as const;
const both = { resolves: true, dials: true };

export const JVM: readonly Program[] = [
  { id: "java-uri", ...inJava, command: [...own(NEWEST_JAVA), "uri"], ...onlyResolves },
  { id: "java-uri@17", ...inJava, command: [...own("java"), "uri"], ...onlyResolves },
  { id: "java-url", ...inJava, command: [...own(NEWEST_JAVA), "url"], ...both },
  { id: "java-url@17", ...inJava, command: [...own("java"), "url"], ...both },
  { id: "java-http", ...inJava, ...library("java-http", "JavaHttp"), ...onlyDials },
  { id: "okhttp", ...inJava, ...library("okhttp", "Okhttp"), ...both, linksC: true },
  { id: "httpclient5", ...inJava, ...library("httpclient5", "Httpclient5"), ...both, linksC: true },
  { id: "spring-rfc", ...inJava, ...library("spring", "Spring", "RFC"), ...onlyReads },
  { id: "spring-whatwg", ...inJava, ...library("spring", "Spring", "WHAT_WG"), ...onlyReads },
  { id: "jetty", ...inJava, ...library("jetty", "Jetty"), ...onlyReads },
  { id: "netty", ...inJava, ...library("netty", "Netty"), ...onlyReads },
  { id: "vertx", ...inJava, ...library("vertx", "Vertx"), ...onlyDials },
  { id: "tomcat", ...inJava, ...library("tomcat", "TomcatTarget"), ...onlyReads },
  { id: "jena-iri3986", ...inJava, ...library("iri3986", "Iri3986"), ...onlyResolves },
  { id: "galimatias", ...inJava, ...library("galimatias", "Galimatias"), ...onlyResolves },
  { id: "ktor", language: "Kotlin", ...library("ktor", "Ktor"), ...onlyResolves },
  { id: "pekko-http", language: "Scala", ...library("pekko-http", "PekkoHttp"), ...onlyResolves },
];
