import { useTranslate } from 'ra-core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { isReusable } from '#contract/rules/storefront/model/storefront.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { idOf } from '../model/partsOf.ts'
import { ContentField } from './ContentField.tsx'
import { InspectorField } from './InspectorField.tsx'
import { InspectorTabs } from './InspectorTabs.tsx'
import { Body, Panel } from './inspectorSheet.ts'
import { countsByTab, fieldsInTab, inspectedTargets } from './model/inspected.ts'
import { NameSummary } from './NameSummary.tsx'
import { OwnershipField } from './OwnershipField.tsx'
import { ReusableNotice } from './ReusableNotice.tsx'
import { useContainerUsage } from './useContainerUsage.ts'
import { useFieldSurroundings } from './useFieldSurroundings.ts'

/** Drawn as parts of their own, together with what they belong to. */
const OWN_PARTS = ['sourceType', 'source', 'ownership']

/** What is set of the selection, or of the page where nothing is selected, in eleven tabs. */
export function Inspector() {
  const translate = useTranslate()
  const { storefront, only, selection, problems, inspectorTab, showInspectorTab, request } = useStorefront()
  const targets = useMemo(() => inspectedTargets(storefront, selection), [storefront, selection])
  const key = targets.map((target) => idOf(storefront, target)).join(' ')
  const around = useFieldSurroundings(targets)
  const counts = useMemo(() => countsByTab(storefront, problems, targets), [storefront, problems, targets])
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(new Set())
  const shared = targets.flatMap((target) =>
    target.of === 'container' && isReusable(storefront.containers.get(target.id)) ? [target.id] : [],
  )
  const usage = useContainerUsage(shared[0])
  // One that no other page shows changes nothing elsewhere; which do is not known before the answer. Who opens it by
  // itself means it everywhere.
  const isElsewhere = shared.length > 1 || usage.state !== 'known' || usage.pages.length > 0
  const isLocked = only === undefined && isElsewhere && shared.some((id) => !unlocked.has(id))
  const [first] = targets
  const single = targets.length === 1 ? first : undefined
  const rail = single?.of === 'container' ? single.id : undefined
  const fields = fieldsInTab(targets, inspectorTab).filter((field) => !OWN_PARTS.includes(field))
  const id = useId()
  const panel = useRequestedField(request)
  return (
    <Panel aria-label={translate('storefront.areas.inspector')} sx={onRaised}>
      <InspectorTabs id={id} tab={inspectorTab} onTab={showInspectorTab} counts={counts} />
      <Body ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${inspectorTab}`}>
        <InspectorHead targets={targets} />
        <FormSheet key={key} className="fields">
          {shared[0] !== undefined && (
            <ReusableNotice
              id={shared[0]}
              usage={usage}
              isLocked={isLocked}
              onUnlock={() => setUnlocked((before) => new Set([...before, ...shared]))}
            />
          )}
          {inspectorTab === 'GENERAL' && single && <NameSummary target={single} isLocked={isLocked} />}
          {inspectorTab === 'GENERAL' && rail !== undefined && <ContentField id={rail} isLocked={isLocked} />}
          {fields.map((field) => (
            <InspectorField key={field} {...{ targets, field, around, isLocked }} />
          ))}
          {inspectorTab === 'GENERAL' && rail !== undefined && <OwnershipField id={rail} />}
          {fields.length === 0 && <p className="f-help">{translate('storefrontInspector.noFields')}</p>}
        </FormSheet>
      </Body>
    </Panel>
  )
}

function InspectorHead({ targets }: { targets: ReturnType<typeof inspectedTargets> }) {
  const translate = useTranslate()
  const { storefront } = useStorefront()
  const { nameOf } = useTargetWords()
  const [first] = targets
  if (!first) return null
  const container = first.of === 'container' ? storefront.containers.get(first.id) : undefined
  const ownership = isReusable(container) ? 'reusable' : 'standalone'
  const kind = container
    ? translate('storefrontInspector.kindOf', {
        kind: translate(`storefrontInspector.kinds.${containerKind(container.settings)}`),
        ownership: translate(`storefrontInspector.options.ownership.${ownership}`),
      })
    : translate(`storefrontInspector.parts.${first.of === 'store' ? storefront.store.ty : 'tab'}`)
  const several = translate('storefrontInspector.several', { smart_count: targets.length })
  return (
    <header>
      <h2>{targets.length > 1 ? several : nameOf(storefront, first)}</h2>
      <p>{targets.length > 1 ? targets.map((target) => nameOf(storefront, target)).join(', ') : kind}</p>
    </header>
  )
}

/** Brings the field that was asked for into view, and the cursor into it; each request once. */
function useRequestedField(request: ReturnType<typeof useStorefront>['request']) {
  const panel = useRef<HTMLDivElement>(null)
  const served = useRef<number>(undefined)
  useEffect(() => {
    if (!request || served.current === request.times) return
    const field = panel.current?.querySelector<HTMLElement>(`[data-field="${request.field ?? ''}"]`)
    if (!field) return
    served.current = request.times
    field.scrollIntoView({ block: 'nearest' })
    field.querySelector<HTMLElement>(':is(input, textarea, select, button):not(:disabled)')?.focus()
  })
  return panel
}
