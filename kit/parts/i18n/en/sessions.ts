/** The end of a session, and what follows it. */
export const words = {
  elsewhere: 'You have signed out in another tab',
  refused: 'The server no longer accepts your sign-in. What you typed is kept in this browser.',
  wasRefused: 'Invalid access_token: you were signed out. What you had typed was kept.',
  kept: 'What you have not saved stays in this browser and is offered again to %{name}.',
  waits: 'Waiting for the sign-in window…',
}
