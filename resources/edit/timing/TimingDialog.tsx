import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { displayDate } from '#contract/rules/dates/displayDate.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { TimedVerb } from '#contract/schemas/timing.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { UsesWarning } from '#kit/record/uses/UsesWarning.tsx'
import { serverIssues } from '#kit/forms/data/serverIssues.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { isSettable, timingSchema, valuesOf, type TimingValues } from './timingForm.ts'
import type { RecordTiming } from './useTiming.ts'

type TimingDialogProps = {
  timing: RecordTiming
  /** What the person asked for: its field stands first in mind. */
  verb: TimedVerb
  onClose: () => void
}

/** Sets when a title is published or unpublished, and says in a sentence what will happen, when, and by which clock. */
export function TimingDialog({ timing, verb, onClose }: TimingDialogProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const notice = useNotice()
  const tell = useErrorNotice()
  const format = useFormat()
  const { publishAt, unpublishAt } = timing.timing ?? {}
  const [store] = useState(() => createFormStore(withoutUndefined({ publishAt, unpublishAt })))
  const hasEdits = useSyncExternalStore(store.watch, store.isDirty)
  const [isBusy, setBusy] = useState(false)
  const [schema] = useState(() => timingSchema((key) => translate(`timing.${key}`), fieldsOf(content, timing, verb)))
  const set = async () => {
    if (!isSettable(store, format.now(), (problem) => translate(`timing.problems.${problem}`))) return
    setBusy(true)
    try {
      await timing.set(valuesOf(store))
      notice('success', 'timing.isSet')
      onClose()
    } catch (error) {
      const issues = serverIssues((error as ApiError).errors, store.values())
      if (issues.length > 0) store.setServerIssues(issues)
      else tell(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SharedDialog
      open
      title={translate(`timing.${verb}Title`, { name: content.title })}
      subtitle={translate('timing.zone', { zone: format.zoneLabel() })}
      okLabel={translate('timing.set')}
      busy={isBusy}
      hasEdits={hasEdits}
      {...(!timing.may(verb) && { scope: { page: content.type.page, action: verb } })}
      onOk={() => void set()}
      onClose={onClose}
    >
      <SchemaForm schema={schema} store={store} mode="edit" language={format.settings.language} isLazy={false} />
      <FirstField store={store} pointer={`/${verb}At`} />
      <WhatWillHappen store={store} />
    </SharedDialog>
  )
}

const withoutUndefined = (values: { publishAt: string | undefined; unpublishAt: string | undefined }) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Both moments where the person may set them; publishing only where there is a draft, or one was meant to be there. */
function fieldsOf({ record, form }: ContentEditor, timing: RecordTiming, verb: TimedVerb) {
  const isForDraft = verb === 'publish' || form.dirty || (record && documentStateOf(record).draft !== undefined)
  const publishes = timing.may('publish') && (isForDraft || timing.timing?.publishAt !== undefined)
  return [publishes && ('publishAt' as const), timing.may('unpublish') && ('unpublishAt' as const)].filter(
    (field) => field !== false,
  )
}

/** Puts the cursor where it is wanted once the fields are there: a dialog's contents come after the dialog. */
function FirstField({ store, pointer }: { store: FormStore; pointer: string }) {
  useEffect(() => store.focus(pointer), [store, pointer])
  return null
}

/** A sentence for each moment that is still to come. */
function WhatWillHappen({ store }: { store: FormStore }) {
  const { record } = useContentEditor()
  const translate = useTranslate()
  const when = useWhen()
  const values = useValues(store)
  const { publishAt, unpublishAt } = useComing(values)
  const isNothing = publishAt === undefined && unpublishAt === undefined
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, minHeight: 64, alignContent: 'start' }}>
      {isNothing && <Line color="text.tertiary">{translate('timing.will.nothing')}</Line>}
      {publishAt !== undefined && <Line>{translate('timing.will.publish', { when: when(publishAt) })}</Line>}
      {unpublishAt !== undefined && <Line>{translate('timing.will.unpublish', { when: when(unpublishAt) })}</Line>}
      <Warnings values={values} />
      {unpublishAt !== undefined && record?.id !== undefined && (
        <UsesWarning question={{ chosen: { keys: [record.id] }, on: 'expiry', at: unpublishAt }} />
      )}
      {!isNothing && <Line color="text.tertiary">{translate('timing.will.check')}</Line>}
    </Box>
  )
}

function useComing(values: TimingValues): TimingValues {
  const { now } = useFormat()
  return Object.fromEntries(Object.entries(values).filter(([, instant]) => Date.parse(instant) > now()))
}

/** What stands in the way as things are now; there is still time to mend it. */
function Warnings({ values }: { values: TimingValues }) {
  const translate = useTranslate()
  const { form, record } = useContentEditor()
  const state = record && documentStateOf(record)
  const { publishAt, unpublishAt } = values
  const warnings = [
    publishAt && form.dirty && translate('timing.warn.unsaved'),
    publishAt && !form.dirty && !state?.draft && translate('timing.warn.nothingNew'),
    publishAt && form.missing > 0 && translate('timing.warn.missing', { smart_count: form.missing }),
    unpublishAt && !publishAt && state?.draft && translate('timing.warn.draftOpen'),
  ]
  return warnings.map(
    (words) =>
      words && (
        <Box key={words} sx={{ display: 'flex', gap: 2, typography: 'body2', color: 'status.warning.on' }}>
          <Icon name="triangle" size="small" />
          <span>{words}</span>
        </Box>
      ),
  )
}

function Line({ color = 'text.primary', children }: { color?: string; children: string }) {
  return <Box sx={{ typography: 'body2', color }}>{children}</Box>
}

/** '24 Nov 2026 20:30 (Asia/Kuala_Lumpur, UTC+8), which is 24 Nov 2026 12:30 UTC' */
function useWhen(): (instant: string) => string {
  const translate = useTranslate()
  const format = useFormat()
  const { language, dateFormat } = format.settings
  return (instant) => {
    const zone = format.zoneLabel(instant)
    if (zone === 'UTC') return translate('timing.whenUtc', { date: format.dateTime(instant) })
    const utc = displayDate(instant, { zone: 'UTC', format: dateFormat, language })
    return translate('timing.when', { date: format.dateTime(instant), zone, utc })
  }
}

function useValues(store: FormStore): TimingValues {
  const text = useSyncExternalStore(store.watch, () => JSON.stringify(valuesOf(store)))
  return useMemo(() => JSON.parse(text) as TimingValues, [text])
}
