import { useTranslate } from 'ra-core'
import { startTransition, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Command } from '#kit/parts/commands/command.ts'
import { usePerform } from '#kit/parts/commands/usePerform.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { StandingDialog } from '#kit/parts/dialogs/StandingDialog.tsx'
import { useActiveInView } from '#kit/forms/parts/listbox/ListboxSheet.ts'
import { useListbox } from '#kit/forms/parts/listbox/useListbox.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useOnceDrawn } from '#kit/parts/layoutParts/useOnceDrawn.ts'
import { earlyTerm, forgetEarlyTerm } from './EarlyField.tsx'
import { PaletteFoot } from './PaletteFoot.tsx'
import { PaletteRow } from './PaletteRow.tsx'
import { Field, GroupName, List, Note } from './paletteStyles.ts'
import { firstRows } from './paletteSections.ts'
import type { PaletteSection } from './paletteSections.ts'
import { rememberRecent } from './recentCommands.ts'
import { useKeysHere } from './useKeysHere.ts'
import { usePaletteSections } from './usePaletteSections.ts'

type PaletteProps = { isOpen: boolean; onClose: () => void }

/**
 * Everything that can be gone to or done, found by typing: pages, saved views, actions of the open page, titles. Its
 * field is there within the frame of its key, and its lines a moment later; only titles are asked for. What Enter takes
 * goes by what is typed, also while its lines are still being drawn.
 */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const translate = useTranslate()
  return (
    <StandingDialog isOpen={isOpen} label={translate('palette.title')} onClose={onClose}>
      <PaletteSheet isOpen={isOpen} onClose={onClose} />
    </StandingDialog>
  )
}

function PaletteSheet({ isOpen, onClose }: PaletteProps) {
  const translate = useTranslate()
  const { actor } = useConsole()
  const perform = usePerform()
  const [term, setTerm] = useState(earlyTerm)
  const isDrawn = useOnceDrawn(isOpen)
  const { sections, search } = usePaletteSections(term, isDrawn)
  const rows = sections.flatMap(({ commands }) => commands)
  const drawn = useDrawn(sections, isDrawn)
  const take = (command: Command | undefined) => {
    if (!command || command.why !== undefined) return
    rememberRecent(localStorage, actor.uid, recentOf(command))
    // Closed first: what the command opens takes the focus, and it is not given back afterwards.
    flushSync(onClose)
    perform(command)
  }
  const listbox = useListbox(rows.length, (index) => take(rows[index]))
  const { setActive } = listbox
  const field = useRef<HTMLInputElement>(null)
  useKeysHere(field, isOpen)
  useLayoutEffect(() => {
    if (!isOpen) return
    setTerm(earlyTerm())
    setActive(0)
    forgetEarlyTerm()
    field.current?.focus()
    return () => setTerm('')
  }, [isOpen, setActive])
  const list = useActiveInView({ ...listbox, isOpen: isDrawn })
  const lines = drawn.reduce((sum, { commands }) => sum + commands.length, 0)
  const isActiveDrawn = listbox.active >= 0 && listbox.active < lines
  // One may have gone to a line before it was drawn.
  useEffect(() => {
    // Newer browsers answer a promise, which is no way to clear an effect up.
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [list, lines])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') take(rows[listbox.active])
    else if (event.key !== 'Home' && event.key !== 'End') return void listbox.onKeyDown(event)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Field>
        <Icon name="search" size="toolbar" />
        <input
          ref={field}
          {...listbox.aria}
          aria-expanded
          aria-controls={listbox.listId}
          aria-activedescendant={isActiveDrawn ? listbox.optionId(listbox.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={term}
          aria-label={translate('palette.placeholder')}
          placeholder={translate('palette.placeholder')}
          onChange={({ target }) => {
            setTerm(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <List
        ref={list}
        id={listbox.listId}
        role="listbox"
        aria-label={translate('palette.title')}
        onPointerDown={(event) => event.preventDefault()}
      >
        {drawn.map(({ key, commands }, place) => (
          <Group key={key} name={translate(`palette.groups.${key}`)}>
            {commands.map((command, index) => {
              const at = drawn.slice(0, place).reduce((sum, one) => sum + one.commands.length, index)
              return (
                <PaletteRow
                  key={command.id}
                  id={listbox.optionId(at)}
                  command={command}
                  term={term}
                  isActive={at === listbox.active}
                  onPoint={() => setActive(at)}
                  onTake={() => take(command)}
                />
              )
            })}
          </Group>
        ))}
      </List>
      {search === 'failed' ? (
        <Note>{translate('palette.searchFailed')}</Note>
      ) : (
        isDrawn &&
        rows.length === 0 &&
        search !== 'searching' && <Note>{translate('palette.none', { term: term.trim() })}</Note>
      )}
      <PaletteFoot count={isDrawn ? rows.length : undefined} isSearching={search === 'searching'} />
    </>
  )
}

const NONE: readonly PaletteSection[] = []

/** What is drawn of the sections: nothing before its frame, then as many lines as are seen, then all. */
function useDrawn(sections: readonly PaletteSection[], isWanted: boolean): readonly PaletteSection[] {
  const [isAll, setAll] = useState(false)
  const seen = useMemo(() => firstRows(sections), [sections])
  useEffect(() => {
    if (isWanted) startTransition(() => setAll(true))
    else setAll(false)
  }, [isWanted])
  const drawn = useDeferredValue(isWanted ? (isAll ? sections : seen) : NONE)
  return isWanted ? drawn : NONE
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <GroupName id={id}>{name}</GroupName>
      {children}
    </div>
  )
}

/** Of a title its words are remembered too: nothing else has them the next time. */
function recentOf(command: Command) {
  const { id, label, note = '', act } = command
  if (!id.startsWith('title:') || !('to' in act)) return { id }
  const type = act.to.split('?')[0]?.split('/').at(-2) ?? ''
  return { id, title: { label, note, to: act.to, type } }
}
