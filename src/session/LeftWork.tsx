import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { findUnsaved } from '#kit/record/journal/findUnsaved.ts'
import { addPath, itemPath } from '#kit/parts/routes/paths.ts'

/** More than these would hide the page; the rest is offered when its record is opened. */
const SHOWN = 3

/** After a crash: names the records that unsaved work was left behind on, with the way to each. */
export function LeftWork() {
  const { actor, types, product } = useConsole()
  const notice = useNotice()
  const translate = useTranslate()
  const navigate = useNavigate()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    void findUnsaved(actor.uid).then((works) => {
      const records = new Map(works.map((work) => [`${work.urn} ${work.id}`, work]))
      for (const { urn, id, title } of [...records.values()].slice(0, SHOWN)) {
        const type = types.find((one) => catalogUrn(one.type) === urn)
        if (!type) continue
        const path = id === 'new' ? addPath(product, type) : itemPath(product, type, id)
        // The record on screen offers its own.
        if (location.pathname === path) continue
        notice('info', 'saving.leftOn', {
          values: { name: title || translate('list.untitled') },
          duration: null,
          action: { label: translate('saving.open'), onClick: () => void navigate(path) },
        })
      }
    })
  }, [actor, types, product, notice, translate, navigate])
  return null
}
