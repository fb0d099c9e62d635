import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { lookUp, SignIn, type Step } from './SignIn'

function App() {
  const [step, setStep] = useState<Step>('username')
  const onUsername = (username: string): void => {
    setStep('lookingUp')
    void lookUp(username).then(() => setStep('password'))
  }
  return <SignIn step={step} onUsername={onUsername} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
