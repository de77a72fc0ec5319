import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Attribute } from '#contract/rules/storefront/fields/fieldValues.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { TextField } from './TextField.tsx'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

/** Policy attributes, each with the values of which a viewer has to have one. `known`: names that the page uses already. */
export function AttributesField({ known, ...props }: FieldInputProps & { known: readonly string[] }) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  // One without a value would be seen by nobody: it waits here for its first.
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const own = (props.value ?? []) as readonly Attribute[]
  const open = waiting.filter((one) => !own.some((other) => other.name === one))
  const list = [...own, ...open.map((one): Attribute => ({ name: one, values: [] }))]
  const put = (next: readonly Attribute[]) => {
    const said = next.filter(({ values }) => values.length > 0)
    setWaiting(next.filter(({ values }) => values.length === 0).map((one) => one.name))
    props.onChange(said.length === 0 ? undefined : said)
  }
  const fresh = name.trim()
  const canAdd = fresh !== '' && !list.some((one) => one.name === fresh) && !props.disabled
  const add = () => {
    if (!canAdd) return
    setWaiting([...open, fresh])
    setName('')
  }
  if (props.isMixed) return <p className="f-help">{translate('storefrontInspector.mixed')}</p>
  return (
    <Rows>
      {list.map((one) => (
        <div key={one.name} role="group" aria-label={one.name}>
          <b>{one.name}</b>
          <IconButton
            size="small"
            disabled={props.disabled}
            aria-label={translate('storefrontInspector.removeAttribute', { name: one.name })}
            onClick={() => put(list.filter((other) => other !== one))}
          >
            <Icon name="close" size="small" />
          </IconButton>
          <WordsField
            {...props}
            id={undefined}
            label={translate('storefrontInspector.valuesOf', { name: one.name })}
            value={one.values}
            onChange={(values) =>
              put(list.map((other) => (other === one ? { ...one, values: (values ?? []) as string[] } : other)))
            }
          />
        </div>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          {...props}
          label={translate('storefrontInspector.attributeName')}
          placeholder={translate('storefrontInspector.attributeName')}
          value={name}
          suggestions={known.filter((one) => !list.some((other) => other.name === one))}
          onChange={(text) => setName(typeof text === 'string' ? text : '')}
        />
        <Button type="submit" size="small" disabled={!canAdd}>
          {translate('storefrontInspector.addAttribute')}
        </Button>
      </form>
    </Rows>
  )
}

const Rows = styled('div')({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '2px 4px' },
  '& > div > b': { fontSize: 12, fontWeight: 'var(--marquee-weight-600, 600)', overflowWrap: 'anywhere' },
  '& > div > .f-box': { gridColumn: '1 / -1' },
  '& > form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 6 },
})
