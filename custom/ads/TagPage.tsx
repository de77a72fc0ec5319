import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AD_LAYOUTS, AD_SCHEMAS } from '#contract/registry/adSchemas.ts'
import type { AdTag } from '#contract/schemas/ads.ts'
import { AD_TAG_URN } from '#contract/values/ads.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { DocumentPage } from '#kit/record/document/DocumentPage.tsx'
import { DocumentScreen } from '#kit/record/document/DocumentScreen.tsx'
import { DocumentAside } from '#kit/record/document/DocumentSheet.ts'
import { DocumentUses } from '#kit/record/document/DocumentUses.tsx'
import { DocumentVersions } from '#kit/record/document/DocumentVersions.tsx'
import { tagKind, valuesOf } from './adKind.ts'
import { AddressPart } from './parts/AddressPart.tsx'

const SCHEMA = AD_SCHEMAS.tag as FormSchema
const LAYOUT = AD_LAYOUTS.tag as FormElement
const RENEWS = [['adTags']] as const

/** One ad tag. */
export function TagPage() {
  const { tagId = '' } = useParams()
  const { calls } = useConsole()
  return (
    <DocumentPage
      of="adtag"
      urn={AD_TAG_URN}
      id={tagId}
      read={(signal) => calls.getAdTag({ params: { id: tagId }, signal })}
      failed="ads.readFailed"
    >
      {(record) => <TagScreen key={tagId} record={record} />}
    </DocumentPage>
  )
}

/** A new ad tag. */
export function NewTagPage() {
  return <TagScreen record={undefined} />
}

/** A tag as a form; beside it what its address asks, a trial, its versions, and what names it. */
function TagScreen({ record }: { record: AdTag | undefined }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const [store] = useState(() =>
    createFormStore(record ? valuesOf(record) : { ty: 'vast', ...(product && { prd: [product] }) }),
  )
  const [kind] = useState(() => tagKind(calls))
  return (
    <DocumentScreen
      of="adtag"
      kind={kind}
      record={record}
      store={store}
      schema={SCHEMA}
      layout={LAYOUT}
      untitled="ads.newTag"
      renews={RENEWS}
      aside={(target, mode) => (
        <DocumentAside aria-label={translate('ads.panel')}>
          <AddressPart store={store} mode={mode} />
          {target && (
            <>
              <section>
                <h2>{translate('ads.uses.title')}</h2>
                <DocumentUses
                  target={target}
                  none="ads.uses.tag"
                  list={(id, signal) => calls.listAdTagUses({ params: { id }, query: { pageSize: 100 }, signal })}
                />
              </section>
              <section>
                <h2>{translate('ads.versions')}</h2>
                <DocumentVersions
                  list={(id, signal) => calls.listAdTagVersions({ params: { id }, signal })}
                  read={async (key, signal) => valuesOf(await calls.getAdTag({ params: { id: key }, signal }))}
                  shown={record?.key}
                />
              </section>
            </>
          )}
        </DocumentAside>
      )}
    />
  )
}
