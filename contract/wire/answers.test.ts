import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import type { AnyRecord } from './calls/call.ts'
import { CALLS, type AnswerOf, type CallName } from './calls.ts'

/** Rows whose answer has no shape of its own, each with the reason. */
const OPEN = {
  readSchema: 'a JSON Schema of somebody’s making',
  readUiSchema: 'a UI schema of somebody’s making',
  readUiSchemaAdditional: 'a UI schema of somebody’s making',
  readAdSchema: 'a JSON Schema',
  readPageSchema: 'a JSON Schema',
  readPageUiSchema: 'a UI schema',
  readContainerSchema: 'a JSON Schema',
  readContainerUiSchema: 'a UI schema',
  readPolicySchema: 'a JSON Schema',
  readPolicyUiSchema: 'a UI schema',
  readAttributeSchema: 'a JSON Schema',
  readAttributeUiSchema: 'a UI schema',
  readConfigSchema: 'a JSON Schema',
  readConfigUiSchema: 'a UI schema',
  readGeoSchema: 'a JSON Schema',
  readGeoUiSchema: 'a UI schema',
  readSample: 'a record of a type of somebody’s making',
  readOpenApi: 'an OpenAPI document, which has a standard of its own',
  streamEvents: 'a stream',
  readImage: 'a picture',
  readSuffixedImage: 'a picture',
  readPhoto: 'a picture',
  readStorePicture: 'a picture',
  readExport: 'a file',
  readManifest: 'a DASH manifest',
  readSegment: 'bytes of a film',
  readFile: 'bytes of what was cut',
  readThumbnails: 'a WebVTT file',
  exportEpg: 'a file',
  exportVepg: 'a file',
  exportGeoLocations: 'a file',
} satisfies Partial<Record<CallName, string>>

/** Whether a type says nothing: any, unknown, or a record of whatever, alone or in a list. */
type IsOpen<Answer> = unknown extends Answer
  ? true
  : AnyRecord extends Answer
    ? true
    : Answer extends readonly (infer Entry)[]
      ? IsOpen<Entry>
      : false
type OpenRows = { [Name in CallName]: IsOpen<AnswerOf<Name>> extends false ? never : Name }[CallName]

describe('the answers of the call table', () => {
  it('have a type in every row but those that are listed with a reason', () => {
    expectTypeOf<OpenRows>().toEqualTypeOf<keyof typeof OPEN>()
    expect(Object.keys(OPEN).filter((name) => !CALLS.some((row) => row.name === name))).toEqual([])
  })

  it('are the types of their entities', () => {
    expectTypeOf<AnswerOf<'readLock'>>().toEqualTypeOf<LockState>()
    expectTypeOf<AnswerOf<'saveContent'>>().toEqualTypeOf<ContentRecord>()
    // @ts-expect-error a lock has no such field: whoever renames one hears of it at every reader
    expectTypeOf<AnswerOf<'readLock'>['owner']>().toBeString()
  })

  it('have a schema that says something wherever the type does', () => {
    const silent = CALLS.filter(({ answer }) => Object.keys(answer).filter((key) => key !== '~kind').length === 0)
    expect(silent.map(({ name }) => name).filter((name) => !Object.hasOwn(OPEN, name))).toEqual([])
  })
})
