import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { startTestServer, type Person } from '../../support/startServer.ts'
import { heldBy, type Held } from './measureHeld.ts'

const SHOWN = 5

/**
 * Prints how long the first record of each type holds the event loop: of every other type right after the start, when
 * nothing is compiled, of the rest once the server has prepared them; and the worst turn of the preparing. Must come
 * first of all that is measured: what was compiled once is compiled for this process.
 */
export async function measureHeldFirst(): Promise<void> {
  const server = await startTestServer({ engine: 'embedded', settings: { checkAnswers: false } })
  const admin = await server.signInAs({ roles: ['operations_super_admin', 'content_admin'], products: ['rimba-my'] })
  const { types } = server.services
  const all = types.list()
  const rows: Record<string, Held> = {}
  for (const type of all.filter((_, at) => at % 2 === 0))
    rows[`${type.type}, at once`] = await heldBy(() => create(admin, type))
  rows['preparing all types'] = await heldBy(async () => {
    for (const { type } of types.list()) await types.prepare(type)
  })
  for (const type of all.filter((_, at) => at % 2 === 1))
    rows[`${type.type}, prepared`] = await heldBy(() => create(admin, type))
  const worst = Object.entries(rows).sort(([, one], [, other]) => other.computedMs - one.computedMs)
  console.log(`the first record of each of ${all.length} types: the worst ${SHOWN}`)
  console.table(Object.fromEntries(worst.slice(0, SHOWN)))
  await server.close()
}

async function create(person: Person, { type, sample, relations }: TypeDocument): Promise<void> {
  // The parent that a sample names is not there.
  const { [relations?.parent?.field ?? '']: _parent, ...rest } = sample as Record<string, unknown>
  const url = `/api/content/urn/resource/catalog/${type}?prd=rimba-my`
  const { statusCode, body } = await person.send({ method: 'POST', url, payload: { ...rest, prd: ['rimba-my'] } })
  if (statusCode !== 201) throw new Error(`the first ${type} was answered ${statusCode}: ${body.slice(0, 300)}`)
}
