import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { describedCalls, hashOfCalls } from './describedCalls.ts'

/** `npm run client`: writes the types of every call. */
const types = astToString(await openapiTS(describedCalls() as unknown as OpenAPI3))
writeFileSync(
  join(import.meta.dirname, 'calls.d.ts'),
  `/** Made by 'npm run client' of the calls ${hashOfCalls()}; not to be edited. */\n\n${types}`,
)
