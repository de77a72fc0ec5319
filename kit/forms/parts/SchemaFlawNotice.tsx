import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { FormSchema } from '../schema/formSchema.ts'
import { schemaFlaws } from '../schema/schemaFlaws.ts'

/** More than this are counted. */
const LISTED = 5

/** What a form cannot honour in its schema, in words; nothing for a sound one. */
export function SchemaFlawNotice({ schema }: { schema: FormSchema }) {
  const translate = useTranslate()
  const flaws = schemaFlaws(schema)
  if (flaws.length === 0) return null
  const hidden = flaws.length - LISTED
  return (
    <div className="f-flaws" role="note" aria-label={translate('schemaForms.flawed')}>
      <strong>
        <Icon name="triangle" size="small" />
        {translate('schemaForms.flawed')}
      </strong>
      <ul>
        {flaws.slice(0, LISTED).map(({ kind, at, name }) => (
          <li key={`${kind} ${at} ${name}`}>
            {translate(`schemaForms.flaws.${kind}`, { name })} {at !== '' && <code>{at}</code>}
          </li>
        ))}
        {hidden > 0 && <li>{translate('schemaForms.moreFlaws', { smart_count: hidden })}</li>}
      </ul>
    </div>
  )
}
