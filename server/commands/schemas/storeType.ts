import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import type { CallContext } from '../../context.ts'
import { typeRecordOf } from './typeRecord.ts'

type Params = {
  document: TypeDocument
  /** What serves now. */
  before: TypeDocument | undefined
  base: number
}

/** Stores a checked document and takes it into service here; other servers hear of it by the event. */
export async function storeType(context: CallContext, { document, before, base }: Params): Promise<TypeRecord> {
  const { services } = context
  const at = new Date(services.now()).toISOString()
  const numbered = await services.types.number(document)
  await services.typeStore.write({ document: numbered, before, base, sender: context, at })
  await services.types.install([numbered], 'console')
  return typeRecordOf(services, document.type)
}
