// npm test -- --only secrets: whether a key or a password was ever committed, or is about to be. Names the file, the
// version and the line, and never shows the secret. A secret that is found was seen by everybody who has a clone: replace
// it where it is used; taking it out of the file is not enough.

import { dirname } from 'node:path'
import { findSecrets } from './secret-scan/find-secrets.ts'

const found = await findSecrets(dirname(import.meta.dirname))
for (const each of found) console.log(each)
process.exitCode = found.length > 0 ? 1 : 0
