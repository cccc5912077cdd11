export { Probe as ProbeInteraction } from '../../support/probe.tsx';
