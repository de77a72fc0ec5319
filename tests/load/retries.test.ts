import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { TEST_ENGINES } from '../support/testDatabase.ts'
import { RETRIED_CALLS } from './retriedCalls.ts'
import { createWorld, patiently, type World } from './retryWorld.ts'

/** Breaks the keeping of an answer, as the death of the server between the work and its answer would. */
const UNKEPT = `
  CREATE FUNCTION unkept() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.answer <> '' THEN RAISE EXCEPTION 'the server died'; END IF; RETURN NEW; END $$;
  CREATE TRIGGER unkept BEFORE INSERT OR UPDATE ON idempotency FOR EACH ROW EXECUTE FUNCTION unkept()`
const KEPT = 'DROP TRIGGER unkept ON idempotency; DROP FUNCTION unkept'

describe.each(TEST_ENGINES)('a call that is sent again under its key on %s', (engine) => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer({ engine, listen: true })
    const [chief, admin] = await Promise.all([
      server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my', 'admin'], username: 'chief' }),
      server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' }),
    ])
    const tokens = { super: chief.token, admin: admin.token }
    world = createWorld(() => ({ url: server.baseUrl, tokens }))
  })
  afterAll(() => server.close())

  const run = (text: string) => sql.raw(text).execute(server.database.kysely)

  it.each(RETRIED_CALLS)('has one effect, whatever came between work and answer: $name', async ({ name, prepare }) => {
    const { sent, effects } = await prepare(world, `Title of ${name}`)
    const many = async () => (await effects.execute(server.database.kysely)).rows[0]?.many
    const send = () => patiently(() => world.send(sent, `key-of-${name}`))
    await run(UNKEPT)
    const died = await world.send(sent, `key-of-${name}`)
    await run(KEPT)
    await server.runner.runDue()
    expect([died.status, await many()], died.text).toEqual([500, 0])
    const first = await send()
    expect([200, 201, 202], first.text).toContain(first.status)
    await server.runner.runDue()
    const second = await send()
    await server.runner.runDue()
    expect(second).toMatchObject({ status: first.status, data: first.data })
    expect(await many()).toBe(1)
  })
})
