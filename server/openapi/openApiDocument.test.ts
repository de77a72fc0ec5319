import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { CALLS } from '#contract/wire/calls.ts'
import { openApiDocument } from './openApiDocument.ts'

type Operation = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema?: { properties?: { data: object } } }> }>
}

const document = JSON.parse(JSON.stringify(openApiDocument('test', 'http://127.0.0.1:4600'))) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the description of the calls', () => {
  it('has every row of the call table once, under its own method and path', () => {
    const described = operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
    expect(described.toSorted()).toEqual(
      CALLS.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`).toSorted(),
    )
  })

  it('declares every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
  })

  it('holds no schema that cannot be used', () => {
    const ajv = new Ajv2020({ strict: false })
    for (const { operation } of operations) {
      const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
      for (const schema of [...operation.parameters.map((parameter) => parameter.schema), ...bodies]) {
        expect(() => ajv.compile(schema)).not.toThrow()
      }
    }
  })

  it('shows what each call answers', () => {
    for (const row of CALLS.filter(({ gives = 'json' }) => gives === 'json')) {
      const { responses } = operations.find(({ operation }) => operation.operationId === row.name)!.operation
      const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? ''
      const { data } = responses[success]?.content?.['application/json']?.schema?.properties ?? {}
      expect([row.name, data]).toEqual([row.name, JSON.parse(JSON.stringify(row.answer))])
    }
  })

  it('names 404 wherever a product may be asked for, 431 everywhere, 401 for files, 202 where a job goes on', () => {
    const statuses = (name: string) =>
      Object.keys(operations.find(({ operation }) => operation.operationId === name)!.operation.responses)
    expect(statuses('listProducts')).toContain('404')
    expect(operations.filter(({ operation }) => !('431' in operation.responses))).toEqual([])
    for (const file of ['readImage', 'readPhoto', 'readExport']) expect(statuses(file)).toContain('401')
    expect(statuses('bulkUpdate')).toContain('202')
    expect(statuses('bulkUpdate')).not.toContain('200')
  })

  it('asks for a token wherever the server does', () => {
    for (const { operation } of operations) {
      const row = CALLS.find(({ name }) => name === operation.operationId)
      const isOpen = row?.guard.by === 'public' || row?.guard.by === 'signed'
      expect([operation.operationId, operation.security.length === 0]).toEqual([operation.operationId, isOpen])
      if (!isOpen) expect(operation.responses).toHaveProperty('401')
    }
  })
})
