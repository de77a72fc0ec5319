import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AD_LAYOUTS, AD_SCHEMAS } from '#contract/registry/adSchemas.ts'
import type { LoadPolicy } from '#contract/schemas/ads.ts'
import { LOAD_POLICY_URN } from '#contract/values/ads.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { DocumentPage } from '#kit/record/document/DocumentPage.tsx'
import { DocumentScreen } from '#kit/record/document/DocumentScreen.tsx'
import { DocumentAside } from '#kit/record/document/DocumentSheet.ts'
import { DocumentUses } from '#kit/record/document/DocumentUses.tsx'
import { loadKind, valuesOf } from './adKind.ts'
import { LoadGridPart } from './load/LoadGridPart.tsx'

const SCHEMA = AD_SCHEMAS.load as FormSchema
const LAYOUT = AD_LAYOUTS.load as FormElement
/** Schedules count against what is in force. */
const RENEWS = [['loadPolicies']] as const

/** One ad load policy. */
export function LoadPolicyPage() {
  const { policyId = '' } = useParams()
  const { calls } = useConsole()
  return (
    <DocumentPage
      of="adload"
      urn={LOAD_POLICY_URN}
      id={policyId}
      read={(signal) => calls.getLoadPolicy({ params: { id: policyId }, signal })}
      failed="ads.readFailed"
    >
      {(record) => <LoadPolicyScreen key={policyId} record={record} />}
    </DocumentPage>
  )
}

/** A new ad load policy. */
export function NewLoadPolicyPage() {
  return <LoadPolicyScreen record={undefined} />
}

/** Name, zone and products as a form, the rules as a grid of hours and limits. */
function LoadPolicyScreen({ record }: { record: LoadPolicy | undefined }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { timeZone } = useFormat().settings
  const [store] = useState(() =>
    createFormStore(record ? valuesOf(record) : { tz: timeZone, rules: [], ...(product && { prd: [product] }) }),
  )
  const [kind] = useState(() => loadKind(calls))
  return (
    <DocumentScreen
      of="adload"
      kind={kind}
      record={record}
      store={store}
      schema={SCHEMA}
      layout={LAYOUT}
      untitled="ads.newLoad"
      renews={RENEWS}
      below={(mode) => <LoadGridPart store={store} mode={mode} />}
      aside={(target) =>
        target && (
          <DocumentAside aria-label={translate('ads.panel')}>
            <h2>{translate('ads.uses.counts')}</h2>
            <DocumentUses
              target={target}
              none="ads.uses.load"
              kept="ads.uses.loadKept"
              list={(id, signal) => calls.listLoadPolicyUses({ params: { id }, query: { pageSize: 100 }, signal })}
            />
          </DocumentAside>
        )
      }
    />
  )
}
