import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

type CarriedForm = {
  /** The record as the screen that is left knows it by now: until it goes, one may have written more. */
  record: () => ContentRecord
  store: FormStore
  focus: string | undefined
}

const waiting = new Map<string, CarriedForm>()

/** A first save moves the form to the record's own address: the form goes along, with whatever was typed meanwhile. */
export function carryForm(id: string, form: CarriedForm): void {
  waiting.set(id, form)
}

/** The form that is carried to this record. It waits until the screen stands: one that is begun may be begun anew. */
export function carriedForm(id: string): (Omit<CarriedForm, 'record'> & { record: ContentRecord }) | undefined {
  const form = waiting.get(id)
  return form && { ...form, record: form.record() }
}

/** The screen stands with the form, which whoever opens the record later finds no more. */
export function formArrived(id: string): void {
  waiting.delete(id)
}
