import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { codeOfList } from '#contract/wire/envelope.ts'
import type { JsonText } from '../jsonText.ts'
import { sendAnswer } from './sendAnswer.ts'

const ROW = { method: 'GET', name: 'any' } as CallRow

async function answered(data: unknown, count: number) {
  const app = fastify()
  const json = JSON.stringify(data) as JsonText<unknown>
  app.get('/', (_, reply) => sendAnswer(reply, ROW, { json, page: { count } }, undefined))
  const { body, headers, rawPayload } = await app.inject('/')
  return { body: JSON.parse(body) as unknown, length: Number(headers['content-length']), bytes: rawPayload.length }
}

describe('an answer that is text already', () => {
  it.each([
    ['a short one', 1],
    ['one that is sent as bytes', 900],
  ])('comes whole and with its length, in every script: %s', async (_, times) => {
    const data = [{ n: '乔 ஜோ Joe 🎬 é '.repeat(times) }]
    const { body, length, bytes } = await answered(data, 1)
    expect(body).toEqual({ header: { code: 0, errors: [], count: 1 }, data })
    expect(length).toBe(bytes)
  })

  it('says of no row that nothing was found', async () => {
    const { body } = await answered([], 0)
    expect(body).toEqual({ header: { code: codeOfList(true), errors: [], count: 0 }, data: [] })
  })
})
