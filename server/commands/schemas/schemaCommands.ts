import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeCheck } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { checkTypeDocument } from '../../types/checkTypeDocument.ts'
import { TYPE_KIND } from '../../stores/types/typeKind.ts'
import { listTypes, listTypeStates } from './typeLists.ts'
import { listTypeVersions, readType } from './savedTypes.ts'
import { readSample, readSchema, readUiSchema, readUiSchemaAdditional } from './typeParts.ts'
import { saveType } from './saveType.ts'
import { invalidUnder, checkedType } from './checkedType.ts'
import { documentIn } from './typeRecord.ts'
import { storedType, typeChange } from './storeType.ts'

/** Somebody is typing and waits for what is wrong: a lower bound comes sooner. */
const LIMIT_MS = 3_000

/** What saving this document would say, without saving it: nothing is counted for one that could not serve. */
const checkType: Command<'checkType'> = async (context, { params, body }) => {
  const given = documentIn(body)
  const { document = given as TypeDocument, problems, notes } = await checkTypeDocument(given)
  // A sample that no longer fits says nothing about the schema itself.
  const isUnfit = problems.some(({ field }) => !field.startsWith('/sample'))
  const counted = isUnfit
    ? { invalidCount: 0, looked: 0, atLeast: false, examples: [] }
    : await invalidUnder(context, params.type, document, LIMIT_MS)
  return { data: { problems, notes, ...counted } satisfies TypeCheck }
}

/** A new resource type: it serves as soon as the answer is there, on every server within moments. */
const createType: Command<'createType'> = async (context, { body }) => {
  const { documents, types } = context.services
  const written = await documents.create(context, TYPE_KIND, async () => {
    const document = await checkedType(body)
    if (types.get(document.type)) throw new DomainError('typeExists', { field: '/type' })
    return typeChange(context, { document, before: undefined })
  })
  return { ...(await storedType(context, written)), status: 201 }
}

/** Schemas and types (calls.md section 5). */
export const schemaCommands = {
  ...{ listTypes, readSchema, readUiSchema, readUiSchemaAdditional, readSample },
  ...{ listTypeStates, readType, listTypeVersions, createType, saveType, checkType },
}
