type LangTextProps = {
  /** BCP 47 language of the text; it chooses the font's size and weight for Tamil and Chinese. */
  lang: string
  children: string
}

/** A text in a content language. Every such text carries its language (looks section 3). */
export function LangText({ lang, children }: LangTextProps) {
  return <span lang={lang}>{children}</span>
}
