import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { textIn, type Texts } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { propertiesOf } from '../../model/draft.ts'
import { moveField, optionsOf, removeField } from '../../model/fieldEdits.ts'
import { kindOfField } from '../../model/fieldKinds.ts'
import type { FormSection } from '../../model/formPlaces.ts'
import { hasColumn, hasFilter } from '../../model/listEdits.ts'
import type { ProblemWords } from '../../useProblemWords.ts'
import type { TypeEditor } from '../../useTypeEditor.ts'
import { FieldForm } from './FieldForm.tsx'

type FieldLineProps = {
  editor: TypeEditor
  words: ProblemWords
  name: string
  isOpen: boolean
  onOpen: (name: string | undefined) => void
  sections: readonly FormSection[]
}

/** A field in one line: its name, kind and where lists show it; opened, everything about it. */
export function FieldLine({ editor, words, name, isOpen, onOpen, sections }: FieldLineProps) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const line = useRef<HTMLLIElement>(null)
  const { draft, edit, isEditable } = editor
  const schema = propertiesOf(draft)[name] ?? {}
  const kind = kindOfField(schema, optionsOf(draft, name))
  const label = textIn(schema['x-label'] as Partial<Texts> | undefined, language) || schema.title || name
  const problems = words.countIn(`/schema/properties/${name}`)
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const tool = (icon: 'chevronUp' | 'chevronDown' | 'trash', key: string, act: () => void) => (
    <IconButton
      size="small"
      onClick={act}
      aria-label={translate(key, { name: label })}
      title={translate(key, { name: label })}
    >
      <Icon name={icon} size="small" />
    </IconButton>
  )
  return (
    <li ref={line} className={isOpen ? 'open' : undefined}>
      <div className="line">
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? undefined : name)}
          sx={{ flex: 1, minWidth: 0, gap: 2, justifyContent: 'flex-start', minHeight: 36, borderRadius: '4px' }}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="small" />
          <span className="name">{label}</span>
          <code>{name}</code>
          <span style={{ flex: 1 }} />
          {problems > 0 && (
            <Chip color="error" glyph="octagon">
              {problems}
            </Chip>
          )}
          {schema['x-publish'] === true && <span className="quiet">{translate('types.neededShort')}</span>}
          {hasColumn(draft, name) && <Icon name="columns" size="small" label={translate('types.asColumn')} />}
          {hasFilter(draft, name) && <Icon name="filter" size="small" label={translate('types.asFilter')} />}
          <span className="quiet">{translate(`types.kinds.${kind}`)}</span>
        </ButtonBase>
        {isEditable && isOpen && (
          <>
            {tool('chevronUp', 'types.moveUp', () => edit(moveField(draft, name, -1)))}
            {tool('chevronDown', 'types.moveDown', () => edit(moveField(draft, name, 1)))}
            {tool('trash', 'types.removeField', () => {
              edit(removeField(draft, name))
              onOpen(undefined)
            })}
          </>
        )}
      </div>
      {isOpen && (
        <div className="body">
          <FieldForm editor={editor} words={words} name={name} kind={kind} sections={sections} onRenamed={onOpen} />
        </div>
      )}
    </li>
  )
}
