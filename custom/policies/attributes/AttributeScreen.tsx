import { useTranslate } from 'ra-core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttributeRecord } from '#contract/schemas/policy/policy.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { DocumentScreen } from '#kit/record/document/DocumentScreen.tsx'
import { DocumentAside } from '#kit/record/document/DocumentSheet.ts'
import { DocumentUses } from '#kit/record/document/DocumentUses.tsx'
import { attributeKind, valuesOfAttribute } from './attributeKind.ts'
import { emptyOnNewMeaning, fieldMeaning } from './fieldMeaning.ts'
import { useAttributeSchema } from './useAttributeSchema.ts'

/** Rules and the lens are offered attributes. */
const RENEWS = [
  ['policies', 'attributes'],
  ['storefront', 'policies'],
] as const

/** One attribute as a form, and who uses it beside. */
export function AttributeScreen({ record }: { record: AttributeRecord | undefined }) {
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const knowsUses = useServiceHas('policies')
  const [store] = useState(() =>
    createFormStore(record ? valuesOfAttribute(record) : { source: 'user', ...(product && { prd: [product] }) }),
  )
  const schema = useAttributeSchema(useSyncExternalStore(store.watch, () => fieldMeaning(store)))
  useEffect(() => emptyOnNewMeaning(store), [store])
  const [kind] = useState(() => attributeKind(calls))
  return (
    <DocumentScreen
      of="policy_attributes"
      kind={kind}
      record={record}
      store={store}
      schema={schema}
      untitled="policies.attributes.untitled"
      renews={RENEWS}
      below={() => record && <p>{translate('policies.attributes.kept')}</p>}
      aside={(target) =>
        target &&
        knowsUses && (
          <DocumentAside aria-label={translate('policies.tabs.uses')}>
            <h2>{translate('policies.tabs.uses')}</h2>
            <DocumentUses
              target={target}
              none="policies.uses.noneOfAttribute"
              list={(key, signal) =>
                calls.listAttributeUses({ params: { key }, query: { pageSize: 100, prd: '' }, signal })
              }
            />
          </DocumentAside>
        )
      }
    />
  )
}
