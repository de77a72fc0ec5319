/** The few lines that run on the provider's pages; they stand in files of their own so that nothing inline is needed. */
export const SCRIPTS = {
  /** Fills in the form for a demo user. */
  'signIn.js': `for (const person of document.querySelectorAll('.person')) {
  person.addEventListener('click', () => {
    for (const other of document.querySelectorAll('.person')) other.setAttribute('aria-pressed', String(other === person))
    document.getElementById('username').value = person.dataset.username
    document.getElementById('password').value = person.dataset.password
    document.querySelector('form button').focus()
  })
}
`,
  /** Presses the button of the sign-out page. */
  'submit.js': `document.getElementById('op.logoutForm').requestSubmit(document.querySelector('[name=logout]'))
`,
  /** Tells keycloak-js that cookies reach this page although it stands in a frame. */
  'cookies.js': `parent.postMessage('supported', '*')
`,
  /** Answers keycloak-js whether the session that it knows is still the one of this browser. */
  'status.js': `addEventListener('message', async (event) => {
  if (event.origin !== location.origin || typeof event.data !== 'string') return
  const session = event.data.split(' ')[1] ?? ''
  const answer = await fetch('login-status?session=' + encodeURIComponent(session)).then((response) => response.text(), () => 'error')
  event.source.postMessage(answer, event.origin)
})
`,
} as const

type ScriptName = keyof typeof SCRIPTS

export function isScriptName(name: string): name is ScriptName {
  return Object.hasOwn(SCRIPTS, name)
}
