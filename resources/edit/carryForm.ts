import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

type CarriedForm = { record: ContentRecord; store: FormStore; focus: string | undefined }

const waiting = new Map<string, CarriedForm>()

/** A first save moves the form to the record's own address: the form goes along, with whatever was typed meanwhile. */
export function carryForm(form: CarriedForm): void {
  waiting.set(form.record.id, form)
}

/** The form that was carried to this record, once. */
export function takeCarriedForm(id: string): CarriedForm | undefined {
  const form = waiting.get(id)
  waiting.delete(id)
  return form
}
