import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { CONTAINER_TYPES, type ContainerType } from '#contract/values/storefront.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useContentWords } from '../curation/useContentWords.ts'
import { ChoiceField } from './fields/ChoiceField.tsx'
import { useProblemWords } from './useProblemWords.ts'

/** Where the content of a container comes from: its type, what was chosen in a line, and the way to choose. */
export function ContentField({ id, isLocked }: { id: string; isLocked: boolean }) {
  const translate = useTranslate()
  const { storefront, run, readOnly, openDialog, problems } = useStorefront()
  const words = useContentWords()
  const problemWords = useProblemWords()
  const input = useId()
  const isOff = readOnly !== undefined || isLocked
  const content = storefront.curation.get(id) ?? []
  const missing = problems.find(
    ({ code, target }) => code === 'itemsMissing' && target.of === 'container' && target.id === id,
  )
  return (
    <div className="f-field" data-field="source" data-tone={missing ? 'warning' : undefined}>
      <div className="f-head">
        <label className="f-label" htmlFor={input}>
          {translate('storefrontInspector.fields.source')}
        </label>
      </div>
      <ChoiceField
        id={input}
        label={translate('storefrontInspector.fields.source')}
        value={storefront.containers.get(id)?.settings.sourceType}
        options={CONTAINER_TYPES.map((value) => ({
          value,
          label: translate(`storefrontInspector.options.sourceType.${value}`),
        }))}
        isMixed={false}
        disabled={isOff}
        onLeave={() => undefined}
        onChange={(type) => {
          if (type !== undefined) run({ kind: 'setContainerType', id, type: type as ContainerType })
        }}
      />
      <p className="f-help">
        {missing ? problemWords(missing) : content.map(words).join('; ') || translate('storefrontCuration.nothing')}
      </p>
      <Button size="small" disabled={isOff} onClick={() => openDialog({ kind: 'curation', id })}>
        {translate('storefrontInspector.chooseContent')}
      </Button>
    </div>
  )
}
