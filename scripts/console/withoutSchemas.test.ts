import { describe, expect, it } from 'vitest'
import { STUB_CODE } from './withoutSchemas.ts'

type Builder = (...parts: unknown[]) => Record<string, unknown>

describe('the schema library in the built console', async () => {
  const { Type } = (await import(`data:text/javascript,${encodeURIComponent(STUB_CODE)}`)) as {
    Type: Record<'Object' | 'Optional' | 'String', Builder>
  }
  const record = Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) })

  it('lets the contract build its schemas of each other', () => {
    expect(() => Type.Object({ ...(record.properties as object), more: record })).not.toThrow()
  })

  it('tells whoever would check by a schema that there is none', () => {
    expect(() => record.type).toThrow('not in the built console')
    expect(() => JSON.stringify(record)).toThrow('not in the built console')
  })
})
