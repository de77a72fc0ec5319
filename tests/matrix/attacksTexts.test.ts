import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { dataOf } from '../support/answers.ts'
import { aMovie } from '../support/aMovie.ts'
import { BULK, openBulkServer } from '../support/bulk/bulkServer.ts'
import { isFullRun } from '../support/fullRun.ts'
import type { Person } from '../support/startServer.ts'
import { bodyWith, HOSTILE_VALUES, placesOf } from './settingThings.ts'

const TEXTS = { lon: [{ lang: 'en', n: 'One' }], lod: [{ lang: 'ms', n: 'Satu' }] }

let at: Awaited<ReturnType<typeof openBulkServer>>
let bob: Person
beforeAll(async () => {
  at = await openBulkServer()
  bob = await at.server.signInAs({ username: 'bob', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => at.close())

const films = async (...built: ReturnType<typeof aMovie>[]) => {
  const made = built.map((one) => one.drafted().build())
  await at.load(...made)
  return made.map(({ id }) => id)
}

describe('texts of many titles at once', () => {
  const sent = (payload: string) =>
    bob.send({ method: 'PUT', url: BULK, payload, headers: { 'content-type': 'application/json' } })

  it('that are hostile are refused by the call or title by title, and none is half written', async () => {
    const [id = '', beside = ''] = await films(aMovie(), aMovie())
    const body = { keys: [id, beside], each: { [id]: TEXTS, [beside]: TEXTS }, revisions: { [beside]: 1 } }
    const wrong: string[] = []
    for (const [nth, place] of placesOf(body).entries())
      for (const [what, text] of Object.entries(HOSTILE_VALUES).filter((_, at) => isFullRun || (at + nth) % 6 === 0)) {
        const before = await at.standing(id)
        const answer = await sent(bodyWith(body, place, text))
        if (answer.statusCode === 202) {
          await at.server.runner.runDue()
          await at.job(bob, dataOf<JobAnswer>(answer).status_id)
        }
        const read = await bob.send({ url: `/api/content/urn/resource/catalog/film/${id}` })
        const isKept = answer.statusCode === 202 || JSON.stringify(await at.standing(id)) === JSON.stringify(before)
        if (answer.statusCode >= 500 || read.statusCode !== 200 || !isKept)
          wrong.push(`${what} at /${place.join('/')}: ${answer.statusCode}, ${read.statusCode}`)
      }
    expect(wrong).toEqual([])
  })

  it('reach no title of another product, and no field that is no text', async () => {
    const [mine = '', foreign = ''] = await films(aMovie(), aMovie().named('Canary').in('rimba-sg'))
    const before = await at.standing(foreign)
    const done = await at.bulk(bob, { keys: [mine, foreign], each: { [mine]: TEXTS, [foreign]: TEXTS } })
    expect(done).toMatchObject({ success: 1, failure: 1, failureKeys: [foreign] })
    expect(JSON.stringify(await at.items(bob, done.id))).not.toContain('Canary')
    expect(await at.standing(foreign)).toEqual(before)
    for (const field of ['prd', 'st', 'id', 'yr', 'lon.en.n', 'toString', 'valueOf', '', '/lon', 'lon/0/n']) {
      const answer = await sent(JSON.stringify({ keys: [mine], each: { [mine]: { [field]: 'x' } } }))
      expect([field, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([field, true])
    }
  })
})
