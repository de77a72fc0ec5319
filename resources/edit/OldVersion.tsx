import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Ref } from 'react'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { confirmationOf } from '#contract/rules/actions/confirmationOf.ts'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { AirContext } from '#kit/parts/context/AirContext.ts'
import { ImagesContext } from '#kit/parts/context/images.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useRecordImages } from '#kit/record/images/useRecordImages.ts'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import type { VerbRequest } from './EditorDialogs.tsx'
import { FormColumn } from './form/FormColumn.tsx'
import { useAirOfValues } from './onAir/useAirOfValues.ts'
import { useContentEditor } from './useContentEditor.ts'

const Head = styled('div')(({ theme }) => ({
  padding: '12px 24px 4px',
  [theme.breakpoints.down('lg')]: { paddingInline: 16 },
}))

type OldVersionProps = {
  form: TypeForm
  versionKey: string
  scrollRef: Ref<HTMLElement>
  onBack: () => void
  onRestore: (asked: VerbRequest) => void
}

/** Another version of the record, to be read; its text can become the draft again. */
export function OldVersion({ form, versionKey, scrollRef, onBack, onRestore }: OldVersionProps) {
  const content = useContentEditor()
  const { calls } = useConsole()
  const { record } = content
  const { data, error, refetch } = useQuery({
    queryKey: [content.type.type, 'version', record?.id, versionKey],
    queryFn: ({ signal }) =>
      calls.readVersion({ params: { type: content.type.type, id: record?.id ?? '', key: versionKey }, signal }),
    staleTime: Infinity,
  })
  if (error)
    return (
      <FormColumn>
        <CallError error={error} onRetry={() => void refetch()} actions={<Back onBack={onBack} />} />
      </FormColumn>
    )
  return (
    <FormColumn
      // Head and form of a version come together: the one pushes nothing of the other.
      key={data ? 'read' : 'waiting'}
      scrollRef={scrollRef}
      head={
        data && (
          <Head>
            <VersionBanner version={data} onBack={onBack} onRestore={onRestore} />
          </Head>
        )
      }
    >
      {data ? <ReadForm record={data} form={form} /> : <FormSkeleton />}
    </FormColumn>
  )
}

/** A version by itself: what the document's other sides are does not change what this one is. */
const NO_SIDES: ContentRecord['sides'] = []

type ReadFormProps = { record: ContentRecord; form: TypeForm }

function ReadForm({ record, form }: ReadFormProps) {
  const { type } = useContentEditor()
  const { language } = useFormat().settings
  const images = useRecordImages({ type, record, whyNot: 'editor.images.readOnly' })
  const store = useMemo(() => createFormStore(record), [record])
  const air = useAirOfValues({ st: record.st, sides: NO_SIDES })
  return (
    <ImagesContext value={images}>
      <AirContext value={air}>
        <SchemaForm
          schema={form.schema as FormSchema}
          uiSchema={form.uiSchema as FormElement}
          store={store}
          mode="read"
          language={language}
        />
      </AirContext>
    </ImagesContext>
  )
}

function Back({ onBack }: { onBack: () => void }) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const { record } = useContentEditor()
  return (
    <Button size="small" onClick={onBack}>
      {translate('editor.versions.backTo', { version: record ? nameOf(record) : '' })}
    </Button>
  )
}

type VersionBannerProps = Omit<OldVersionProps, 'form' | 'versionKey' | 'scrollRef'> & { version: ContentRecord }

function VersionBanner({ version, onBack, onRestore }: VersionBannerProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const { actor, tab } = useConsole()
  const { record, type, lock, form } = useContentEditor()
  const isLive = version.st === 'published'
  const facts = { state: record && documentStateOf(record), now: 0, tab, ...lockFacts(lock.view) }
  const reason = whyNot('restoreVersion', { ...facts, changes: true }, actor, type)
  const replacesDraft = reason !== undefined && confirmationOf(reason, 'restoreVersion') !== undefined
  const isOffered = reason === undefined || replacesDraft
  const why = form.dirty ? 'actions.why.unsaved' : undefined
  return (
    <Banner
      tone={isLive ? 'info' : 'draft'}
      icon={isLive ? 'eye' : 'clock'}
      title={translate(isLive ? 'editor.versions.showsLive' : 'editor.versions.shows', { version: nameOf(version) })}
      actions={
        <>
          {reason !== 'forbidden' && !isLive && (
            <Button
              size="small"
              disabled={!isOffered || why !== undefined}
              title={why ? translate(why) : !isOffered && reason ? translate(reasonKey(reason)) : undefined}
              onClick={() =>
                onRestore({ verb: 'restoreVersion', version: { key: version.key, n: version.n }, replacesDraft })
              }
            >
              {translate('actions.restoreVersion')}
            </Button>
          )}
          <Back onBack={onBack} />
        </>
      }
    >
      <Time value={version.ut} />
      {` · ${version.uun ?? version.uu}`}
      {why && <> · {translate(why)}</>}
    </Banner>
  )
}
