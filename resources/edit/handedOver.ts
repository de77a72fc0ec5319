import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

type HandedOver = { record: ContentRecord; store: FormStore; focus: string | undefined }

const waiting = new Map<string, HandedOver>()

/** A first save moves the form to the record's own address: the form goes along, with whatever was typed meanwhile. */
export function handOver(form: HandedOver): void {
  waiting.set(form.record.id, form)
}

export function takeOver(id: string): HandedOver | undefined {
  const form = waiting.get(id)
  waiting.delete(id)
  return form
}
