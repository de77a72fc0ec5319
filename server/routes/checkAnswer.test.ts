import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { bareApp, envelopeOf } from '#tests/support/bareApp.ts'
import { probeRow } from '#tests/support/probeApp.ts'

const rows = [
  probeRow({ name: 'readFilm', path: '/film', answer: Type.Object({ id: Type.String(), year: Type.Integer() }) }),
]
const answering = async (data: unknown, checkAnswers = true) => {
  const { app, send } = await bareApp({
    rows,
    settings: { checkAnswers },
    commands: { readFilm: async () => ({ data }) },
  })
  const response = await send({ url: '/api/film' }, { roles: ['content_admin'] })
  await app.close()
  return response
}

it('an answer that its row does not say fails, with the call and the place', async () => {
  const response = await answering({ id: 'a', year: 'soon' })
  expect(response.statusCode).toBe(500)
  expect(envelopeOf(response).header.errors[0]?.description).toMatch(/^readFilm answers wrongly at '\/year'/)
})

it('an answer that its row says passes, with further fields too', async () => {
  expect((await answering({ id: 'a', year: 2026, more: true })).statusCode).toBe(200)
})

it('nothing is checked where the setting is off', async () => {
  expect((await answering({ id: 'a', year: 'soon' }, false)).statusCode).toBe(200)
})
