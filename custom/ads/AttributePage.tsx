import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AD_LAYOUTS, AD_SCHEMAS } from '#contract/registry/adSchemas.ts'
import type { AdAttribute } from '#contract/schemas/ads.ts'
import { AD_ATTRIBUTE_URN } from '#contract/values/ads.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { DocumentPage } from '#kit/record/document/DocumentPage.tsx'
import { DocumentScreen } from '#kit/record/document/DocumentScreen.tsx'
import { DocumentAside } from '#kit/record/document/DocumentSheet.ts'
import { DocumentUses } from '#kit/record/document/DocumentUses.tsx'
import { attributeKind, valuesOf } from './adKind.ts'

const SCHEMA = AD_SCHEMAS.attribute as FormSchema
const LAYOUT = AD_LAYOUTS.attribute as FormElement
const RENEWS = [['ads', 'attributes']] as const

/** One ad attribute. */
export function AttributePage() {
  const { attributeId = '' } = useParams()
  const { calls } = useConsole()
  return (
    <DocumentPage
      of="adattribute"
      urn={AD_ATTRIBUTE_URN}
      id={attributeId}
      read={(signal) => calls.getAdAttribute({ params: { id: attributeId }, signal })}
      failed="ads.readFailed"
    >
      {(record) => <AttributeScreen key={attributeId} record={record} />}
    </DocumentPage>
  )
}

/** A new ad attribute. */
export function NewAttributePage() {
  return <AttributeScreen record={undefined} />
}

function AttributeScreen({ record }: { record: AdAttribute | undefined }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const [store] = useState(() =>
    createFormStore(
      record ? valuesOf(record) : { type: 'String', source: 'content', ...(product && { prd: [product] }) },
    ),
  )
  const [kind] = useState(() => attributeKind(calls))
  return (
    <DocumentScreen
      of="adattribute"
      kind={kind}
      record={record}
      store={store}
      schema={SCHEMA}
      layout={LAYOUT}
      untitled="ads.newAttribute"
      renews={RENEWS}
      aside={(target) =>
        target && (
          <DocumentAside aria-label={translate('ads.panel')}>
            <h2>{translate('ads.uses.title')}</h2>
            <DocumentUses
              target={target}
              none="ads.uses.attribute"
              kept="ads.uses.attributeKept"
              list={(id, signal) => calls.listAdAttributeUses({ params: { id }, query: { pageSize: 100 }, signal })}
            />
          </DocumentAside>
        )
      }
    />
  )
}
