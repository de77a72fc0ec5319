import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import type { Answer, CallContext } from '../../context.ts'
import type { Change } from '../../stores/documentStore.ts'
import type { Written } from '../../stores/documents/performWrite.ts'

type Params = {
  /** Checked. */
  document: TypeDocument
  before: TypeDocument | undefined
  /** What the answer tells beside the record. */
  more?: Pick<TypeRecord, 'invalidCount'>
}

/** The save of a type document: what it says serves at once. */
export async function typeChange(
  { services, actor }: CallContext,
  { document: given, before, more = {} }: Params,
): Promise<Change> {
  const document = await services.types.number(given)
  return {
    verb: 'publish',
    action: actionOf(before, document),
    name: document.type,
    next: { payload: { ...document }, schema: document.schemaVersion },
    answer: ({ rev, ut }) =>
      JSON.stringify({ ...document, rev, origin: 'console', ut, uun: actor.name, ...more } satisfies TypeRecord),
  }
}

function actionOf(before: TypeDocument | undefined, { st }: TypeDocument): string {
  if (!before) return 'createType'
  if ((before.st === 'archived') === (st === 'archived')) return 'saveType'
  return st === 'archived' ? 'archive' : 'restoreContent'
}

/** Takes what is stored into service here; other servers hear of it by the event. A retry may find a later save. */
export async function storedType({ services }: CallContext, { json, rev }: Written): Promise<Answer<TypeRecord>> {
  const record = JSON.parse(json) as TypeRecord
  await services.types.installLater(async () => {
    const saved = await services.typeStore.savedOne(record.type)
    return saved ? [saved.document] : []
  })
  return { data: record, rev }
}
