import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import { overParts, storageContract } from "../storage-contract.ts";

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS));
storageContract("inside workerd", () => overParts({ db: env.DB, bucket: env.TRACES }));
