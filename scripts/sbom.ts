// npm run --silent sbom > findable.cdx.json: the software bill of materials in CycloneDX: every package that production
// runs or that is built into what browsers load, with version, licence, source and checksum.

import { dirname } from 'node:path'
import { readSbom } from './sbom/read-sbom.ts'

process.stdout.write(`${JSON.stringify(readSbom(dirname(import.meta.dirname)), null, 2)}\n`)
