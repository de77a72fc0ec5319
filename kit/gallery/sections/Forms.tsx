import { useLocale } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import type { FormMode } from '#kit/forms/FormContext.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { UnsavedWorkBanner } from '#kit/record/journal/UnsavedWorkBanner.tsx'
import type { UnsavedWork } from '#kit/record/journal/findUnsaved.ts'
import { everySchema, everyUiSchema, everyValue } from '../formSamples.ts'
import { NOW } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

type SampleProps = { mode: FormMode; values: Record<string, unknown>; isRevealed?: boolean }

function Sample({ mode, values, isRevealed = false }: SampleProps) {
  const locale = useLocale()
  const store = useMemo(() => createFormStore(values), [values])
  useValidity(store, everySchema)
  useEffect(() => {
    if (isRevealed) store.reveal()
  }, [store, isRevealed])
  return (
    <SchemaForm
      schema={everySchema}
      uiSchema={everyUiSchema}
      store={store}
      mode={mode}
      language={interfaceLanguage(locale)}
    />
  )
}

const NOTHING = {}
const offered: UnsavedWork = {
  user: 'ann',
  urn: 'urn:resource:catalog:movie',
  id: '7',
  tab: 't1',
  journal: 'ann 7',
  revision: 3,
  schema: 1,
  title: 'Donnie Brasco',
  at: NOW,
  entries: Array.from({ length: 12 }, (_, seq) => ({ pointer: `/${seq}`, value: seq, seq, at: NOW })),
}

/** Every renderer: filled in with mistakes shown, empty, and read. */
export function Forms() {
  return (
    <>
      <Specimen of="UnsavedWorkBanner">
        <UnsavedWorkBanner offer={offered} revision={4} onRestore={() => {}} onDiscard={() => {}} />
      </Specimen>
      <Specimen of="SchemaForm, edit">
        <Sample mode="edit" values={everyValue} isRevealed />
      </Specimen>
      <Specimen of="SchemaForm, empty">
        <Sample mode="edit" values={NOTHING} />
      </Specimen>
      <Specimen of="SchemaForm, read">
        <Sample mode="read" values={everyValue} />
      </Specimen>
    </>
  )
}
