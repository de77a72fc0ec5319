import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ControlProps } from '../hooks/useControl.ts'

type ReadBoxProps = Pick<ControlProps, 'id' | 'describedBy'> & { lang?: string; children?: ReactNode }

/** A value that is read and can be selected and copied, not a greyed input. */
export function ReadBox({ id, describedBy, lang, children }: ReadBoxProps) {
  const translate = useTranslate()
  return (
    <div className="f-read" id={id} lang={lang} aria-describedby={describedBy}>
      {children ?? <span className="f-none">{translate('forms.none')}</span>}
    </div>
  )
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

export function ReadText({ id, describedBy, field }: ControlProps) {
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.raw ?? textOf(field.value)}
    </ReadBox>
  )
}
