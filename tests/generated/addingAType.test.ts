import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeCheck } from '#contract/registry/typeRecord.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

type Step = { title: string; block: Record<string, unknown> }

/** The numbered steps of the document, each with the block of JSON under it. */
function stepsOf(text: string): Step[] {
  const [steps = ''] = text.split('\n## ')
  return steps
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => ({
      title: /^\*\*([^*]+)\.\*\*/.exec(step)?.[1] ?? '',
      block: JSON.parse(/```json\n([\s\S]*?)```/.exec(step)?.[1] ?? 'null') as Record<string, unknown>,
    }))
}

const text = readFileSync(new URL('../../docs/adding-a-resource-type.md', import.meta.url), 'utf8')
const steps = stepsOf(text)
const document = steps[1]?.block as TypeDocument

let server: TestServer
let person: Person

beforeAll(async () => {
  server = await startTestServer()
  person = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my'], username: 'kavitha' })
})
afterAll(() => server.close())

/** Does what a step says: its call, with the document of step two where it takes one. */
const follow = async (step: Step | undefined) => {
  const { method, path, status } = step?.block as { method: 'GET' | 'POST'; path: string; status: number }
  const response = await person.send({
    method,
    url: `/api${path}`,
    ...(method === 'POST' ? { payload: document } : {}),
  })
  expect([step?.title, response.statusCode]).toEqual([step?.title, status])
  return response
}

describe('the five steps of docs/adding-a-resource-type.md, followed to the letter', () => {
  it('are five', () => {
    expect(steps.map(({ title }) => title)).toEqual(['Begin', 'Name it', 'Look at it', 'Create it', 'Use it'])
  })

  it('begin with the types that there are', async () => {
    const types = envelopeOf<TypeDocument[]>(await follow(steps[0])).data
    expect(types.map(({ type }) => type)).toContain('tvseries')
    expect(types.map(({ type }) => type)).not.toContain(document.type)
  })

  it('find nothing wrong with the document', async () => {
    expect(envelopeOf<TypeCheck>(await follow(steps[2])).data).toMatchObject({ problems: [], invalidCount: 0 })
  })

  it('end with a type that serves: menu, form, rights, publishing, list, filter and search', async () => {
    await follow(steps[3])
    expect(envelopeOf(await follow(steps[4])).header.count).toBe(0)
    const listed = envelopeOf<TypeDocument[]>(await person.send({ url: '/api/schema/urn/resource/catalog' })).data
    expect(listed.find(({ type }) => type === document.type)).toMatchObject({ area: 'vod', labels: document.labels })
    const form = await person.send({ url: `/api/schema/urn/resource/catalog/${document.type}/ui` })
    expect(envelopeOf(form).data).toEqual(document.uiSchema)

    const titles = `/api/content/urn/resource/catalog/${document.type}?prd=rimba-my`
    const nobody = await server.signInAs({ roles: ['live_content_admin'], products: ['rimba-my'], username: 'live' })
    expect((await nobody.send({ method: 'POST', url: titles, payload: document.sample })).statusCode).toBe(403)
    const incomplete = { lon: document.sample.lon, prd: ['rimba-my'], st: 'published' }
    expect((await person.send({ method: 'POST', url: titles, payload: incomplete })).statusCode).toBe(422)
    const whole = { ...document.sample, prd: ['rimba-my'], st: 'published' }
    expect((await person.send({ method: 'POST', url: titles, payload: whole })).statusCode).toBe(201)

    const found = async (filter: object[], cty?: string[]) =>
      envelopeOf<{ cty: string; subject: string }[]>(
        await person.send({ method: 'POST', url: '/api/content/lookup', payload: { filter, ...(cty ? { cty } : {}) } }),
      ).data
    expect(await found([{ field: 'subject', term: 'nature' }], [document.type])).toMatchObject([{ subject: 'nature' }])
    expect(await found([{ field: 'term', term: 'borneo' }])).toMatchObject([{ cty: document.type }])
  })
})
